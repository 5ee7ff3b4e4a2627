import { splitStep } from '#domain/reading/split-step.ts'

/** The way to the dish, step by step; each can be linked to by its number. */
export function Steps({ steps }: { steps: string[] }) {
  return (
    <section className="recipe-method" aria-labelledby="method">
      <h2 id="method">How to make it</h2>
      <ol className="recipe-steps">
        {steps.map(toNumberedStep).map(({ number, heading, text }) => (
          <li key={number} id={`step-${number}`}>
            <div>
              {heading ? <h3>{heading}</h3> : null}
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
      {steps.length === 0 ? <p className="muted">The steps are not written down yet.</p> : null}
    </section>
  )
}

function toNumberedStep(step: string, index: number) {
  return { number: index + 1, ...splitStep(step) }
}

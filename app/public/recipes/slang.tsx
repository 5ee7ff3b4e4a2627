const orders = [
  { call: 'Drag it through the garden', meaning: 'Lettuce, tomato, onion, pickle. Every vegetable in the house.' },
  { call: 'Burn one', meaning: 'Put a burger on the griddle, right now.' },
  { call: 'In the weeds', meaning: 'Too many orders, not enough hands. Simmer, then smile.' },
  { call: '86 it', meaning: 'We are out. Pick something else from the board.' },
]

/** A glossary of diner slang. */
export function Slang() {
  return (
    <section className="slang" aria-labelledby="slang">
      <div className="wrap">
        <h2 id="slang">Talk like a short-order cook</h2>
        <dl>
          {orders.map(({ call, meaning }) => (
            <div key={call}>
              <dt>{call}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}

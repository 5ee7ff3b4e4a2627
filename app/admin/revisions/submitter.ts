/** The button that a form is saved with, to press it again in the form's next beginning. */
export type Submitter = { name: string; value: string }

export function toSubmitter(button: HTMLElement | null): Submitter {
  return button instanceof HTMLButtonElement ? { name: button.name, value: button.value } : { name: '', value: '' }
}

export function pressSubmitter(form: HTMLFormElement, { name, value }: Submitter) {
  const buttons = [...form.querySelectorAll<HTMLButtonElement>('button[type=submit]')]
  form.requestSubmit(buttons.find((button) => button.name === name && button.value === value) ?? buttons[0])
}

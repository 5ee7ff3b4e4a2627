/** The button that saved a form, for pressing it again after the form restarts. */
export type Submitter = { name: string; value: string }

export function toSubmitter(button: HTMLElement | null): Submitter {
  return button instanceof HTMLButtonElement ? { name: button.name, value: button.value } : { name: '', value: '' }
}

export function pressSubmitter(form: HTMLFormElement, { name, value }: Submitter) {
  const buttons = [...form.querySelectorAll<HTMLButtonElement>('button[type=submit]')]
  form.requestSubmit(buttons.find((button) => button.name === name && button.value === value) ?? buttons[0])
}

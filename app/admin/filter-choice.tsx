type FilterChoiceProps = { name: string; label: string; value: string; all: string; options: (readonly [string, string])[] }

/** The filter of a list; `all` is the option for everything. */
export function FilterChoice({ name, label, value, all, options }: FilterChoiceProps) {
  return (
    <label className="field">
      {label}
      <select className="input" name={name} defaultValue={value}>
        <option value="">{all}</option>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </label>
  )
}

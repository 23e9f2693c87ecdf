/** A choice between two or three that shows both at once: radio buttons drawn as one control. */
export function Segments<Value extends string>(props: {
  name: string
  legend: string
  options: readonly { value: Value; label: string }[]
  chosen: Value
  onChoose: (value: Value) => void
}) {
  const { name, legend, options, chosen, onChoose } = props
  return (
    <fieldset class="segments">
      <legend class="heard-only">{legend}</legend>
      {options.map(({ value, label }) => (
        <label class="segment" key={value}>
          <input type="radio" name={name} value={value} checked={chosen === value} onChange={() => onChoose(value)} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  )
}

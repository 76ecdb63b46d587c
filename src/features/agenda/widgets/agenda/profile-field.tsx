import type { ProfileField } from '../../rules/profile-form.ts'

/** A select, or a box to type in. */
export const ProfileFieldView = ({ field, id }: { field: ProfileField; id: string }) => (
  <p>
    <label htmlFor={id}>{field.label}</label>
    {field.choices.length > 0 ? (
      <select id={id} name={field.name} defaultValue={field.value}>
        <option value="">Non précisé</option>
        {field.choices.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    ) : (
      <input
        id={id}
        name={field.name}
        type="text"
        inputMode={field.isNumber ? 'numeric' : undefined}
        autoComplete="off"
        maxLength={field.max}
        defaultValue={field.value}
      />
    )}
  </p>
)

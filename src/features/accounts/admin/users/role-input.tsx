import { FormDataConsumer, required, SelectInput } from 'react-admin'
import { ROLE_CHOICES, roleHelp } from './role-help.ts'

/** A role, with what it allows under it. */
export const RoleInput = ({ disabled = false }: { disabled?: boolean }) => (
  <FormDataConsumer>
    {({ formData }) => (
      <SelectInput
        source="role"
        label="Rôle"
        choices={ROLE_CHOICES}
        validate={required()}
        disabled={disabled}
        helperText={
          disabled
            ? 'Votre propre rôle se change par un autre administrateur.'
            : roleHelp(formData['role']) || 'Ce que cette personne pourra faire.'
        }
      />
    )}
  </FormDataConsumer>
)

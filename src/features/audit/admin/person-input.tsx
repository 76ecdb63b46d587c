import { SelectInput, type SelectInputProps } from 'react-admin'
import { useAnswer } from '#framework/admin/shell/use-answer.ts'

interface People {
  data: { id: string; name: string }[]
}

/** Whoever stands in the log, by name. */
export function PersonInput(props: Omit<SelectInputProps, 'choices'>) {
  const answer = useAnswer<People>('/audit/people')
  const people = answer.state === 'ready' ? answer.value.data : []
  return <SelectInput {...props} choices={people.filter(({ id }) => id !== '')} />
}

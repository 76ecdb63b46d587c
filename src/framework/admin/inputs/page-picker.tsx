import { OneFound } from './found-inputs.tsx'
import type { InputProps } from './input-props.ts'
import { useLinkedPages } from './written-language.ts'

/** One page of the site, found by name or address; 0 for none. */
export function PagePicker(props: InputProps<number>) {
  const { pages, error } = useLinkedPages()
  return (
    <OneFound
      {...props}
      all={pages}
      failure={error}
      loadingText="Lecture des pages…"
      noneText="Aucune page de ce nom"
      lost={`La page ${props.value} n’existe pas ou plus : choisissez-en une autre.`}
      placeholder="Nom ou adresse d’une page"
      detailOf={({ path }) => path}
      toldOf={({ path }) => [path, props.help].filter(Boolean).join(' · ')}
    />
  )
}

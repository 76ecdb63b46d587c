import { Title } from '#framework/admin/shell/title.tsx'
import { Figures } from '#features/figures/admin/figures.tsx'
import { PartForm } from '#framework/admin/forms/part-form.tsx'
import { groupParts } from '../contract/settings.ts'

/** Figures that the law changes, by key and period. */
export const FiguresScreen = () => (
  <>
    <Title title="Chiffres utiles" />
    <PartForm
      part={groupParts.figures}
      title="Taux, barèmes et plafonds"
      help="Une nouvelle valeur est une nouvelle période : l’ancienne reste, avec sa fin. Un chiffre qui n’est plus à jour n’est ni montré ni utilisé par les simulateurs."
    >
      {(part) => <Figures part={part} />}
    </PartForm>
  </>
)

import { Title } from '#framework/admin/shell/title.tsx'
import { GroupForm } from './forms/group-form.tsx'
import { BrandForm } from './brand/brand-form.tsx'
import { LegalGaps } from './forms/legal-gaps.tsx'
import { OfficesForm } from './forms/offices-form.tsx'
import { SectionTabs, useSection } from '#framework/admin/forms/section-tabs.tsx'
import { StrayPhones } from './forms/stray-phones.tsx'
import { TitleExample } from './title-example.tsx'

const SECTIONS = [
  { path: '/cabinet', label: 'Qui vous êtes' },
  { path: '/cabinet/logo', label: 'Logo' },
  { path: '/cabinet/bureaux', label: 'Bureaux' },
  { path: '/cabinet/identite-legale', label: 'Identité légale' },
  { path: '/cabinet/partage', label: 'Partage' },
  { path: '/cabinet/demandes', label: 'Demandes' },
  { path: '/cabinet/courriels', label: 'Courriels' },
  { path: '/cabinet/echeances', label: 'Échéances' },
  { path: '/cabinet/titres', label: 'Titres des pages' },
  { path: '/cabinet/recherche', label: 'Recherche' },
] as const

/** Who the firm is, where, and what the law makes it say. */
export function FirmScreen() {
  const section = useSection(SECTIONS)
  return (
    <>
      <Title title="Le cabinet" />
      <SectionTabs label="Parties de cet écran" sections={SECTIONS} />
      {section === '/cabinet' ? (
        <GroupForm
          group="identity"
          help="Ces mots paraissent dans tout le site : en-tête, pied de page, titres, contact."
          renderEffect={(name) => (name === 'phonetotext' ? <StrayPhones /> : null)}
        />
      ) : null}
      {section === '/cabinet/logo' ? (
        <BrandForm help="Envoyé une fois, il signe partout : en-tête et pied de page, onglets, téléphones, partages, PDF et courriels." />
      ) : null}
      {section === '/cabinet/bureaux' ? (
        <>
          <StrayPhones />
          <OfficesForm />
        </>
      ) : null}
      {section === '/cabinet/identite-legale' ? (
        <GroupForm
          group="legal"
          help="De quoi sont faites les mentions légales, la confidentialité et la déclaration d’accessibilité."
          renderBefore={() => <LegalGaps />}
        />
      ) : null}
      {section === '/cabinet/partage' ? (
        <GroupForm group="share" help="Ce que disent les boutons sous un article." />
      ) : null}
      {section === '/cabinet/demandes' ? (
        <GroupForm
          group="requests"
          help="Qui est prévenu de quelle demande, et des textes prêts à envoyer, à relire à chaque fois."
        />
      ) : null}
      {section === '/cabinet/courriels' ? (
        <GroupForm
          group="mails"
          help="De qui viennent les courriels du site, où l’on y répond, et ce qui les signe. Le logo est en tête. Chaque champ peut rester vide."
        />
      ) : null}
      {section === '/cabinet/echeances' ? (
        <GroupForm
          group="deadlines"
          help="Ce que le cabinet masque du calendrier fiscal et social, ce qu’il en dit, et ce qu’il y ajoute."
        />
      ) : null}
      {section === '/cabinet/recherche' ? (
        <GroupForm
          group="found"
          help="« Pour ces mots, d’abord cette page » : les résultats de la recherche du site, et ce qu’elle propose pendant que l’on écrit."
        />
      ) : null}
      {section === '/cabinet/titres' ? (
        <GroupForm
          group="titles"
          help="Faits de {title}, {nomcabinet}, {localite}, {town} (ville du bureau) et {trade} (métier)."
          renderEffect={(_name, { values }) => <TitleExample patterns={values['title_patterns']} />}
        />
      ) : null}
    </>
  )
}

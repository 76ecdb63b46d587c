import { Alert, Typography } from '@mui/material'
import type { TemplateTexts } from '../contract/templates.ts'
import type { Preview } from './use-preview.ts'

interface TemplateAlertsProps {
  preview: Preview
  texts: TemplateTexts
}

/** What is to be said of a template as it was just drawn. */
export const TemplateAlerts = ({ preview, texts }: TemplateAlertsProps) => (
  <>
    {preview.fault ? <Alert severity="error">{preview.fault.message}</Alert> : null}
    {preview.error ? <Alert severity="warning">{preview.error}</Alert> : null}
    {preview.fault === null && preview.warnings.length > 0 ? (
      <Alert severity="warning">
        {preview.warnings.map((warning) => (
          <div key={warning}>{warning}</div>
        ))}
      </Alert>
    ) : null}
    <Unused texts={texts} hasOwnCss={preview.hasOwnCss} hasOwnJs={preview.hasOwnJs} />
  </>
)

/** Files that no page would load, and the word that changes it (requirements F3). */
function Unused({
  texts,
  hasOwnCss,
  hasOwnJs,
}: { texts: TemplateTexts } & Record<'hasOwnCss' | 'hasOwnJs', boolean>) {
  const missing = [
    ...(texts.css !== '' && !hasOwnCss ? ['hasOwnCss'] : []),
    ...(texts.js !== '' && !hasOwnJs ? ['hasOwnJs'] : []),
  ]
  return (
    <>
      {missing.map((word) => (
        <Alert key={word} severity="info">
          Ce fichier n’est pas chargé : écrivez {`{{! ${word} }}`} en tête du texte HTML.
        </Alert>
      ))}
      {texts.js === '' ? null : (
        <Typography variant="body2">
          Le JavaScript s’exécute chez les visiteurs, jamais pour qui est connecté au back-office,
          ni dans l’aperçu : pour l’essayer, ouvrez le site dans une fenêtre privée, ou
          déconnectez-vous.
        </Typography>
      )}
    </>
  )
}

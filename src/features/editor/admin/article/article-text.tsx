import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { fold } from '#base/kit/text/fold.ts'
import { RichText } from '#framework/admin/inputs/rich-text/rich-text.tsx'
import { useStable } from '#framework/admin/inputs/use-stable.ts'
import type { ArticleFormProps } from './article-document.ts'
import { VideoFields } from './video-fields.tsx'

/** Characters of a summary that search engines show, and that a card shows before it cuts. */
const SUMMARY = { least: 70, most: 160 }

/** What readers read: title, summary, text, video. */
export function ArticleText({ fields, change, faults, disabled }: ArticleFormProps) {
  const changeHtml = useStable((html: string) => change({ html }))
  return (
    <Stack spacing={3}>
      <TextField
        label="Titre"
        value={fields.title}
        disabled={disabled}
        error={Boolean(faults['title'])}
        helperText={faults['title']}
        onChange={({ target }) => change({ title: target.value })}
      />
      <TextField
        multiline
        minRows={2}
        label="Résumé"
        value={fields.summary}
        disabled={disabled}
        error={Boolean(faults['summary'])}
        helperText={faults['summary'] || summaryHint(fields.summary, fields.title)}
        onChange={({ target }) => change({ summary: target.value })}
      />
      <VideoFields
        video={fields.video}
        change={(video) => change({ video })}
        fault={faults['video'] ?? faults['video.address'] ?? faults['video.duration']}
        disabled={disabled}
      />
      <RichText
        label="Texte"
        value={fields.html}
        onChange={changeHtml}
        error={faults['html']}
        disabled={disabled}
      />
    </Stack>
  )
}

/** How a summary does in lists and in search engines. */
function summaryHint(summary: string, title: string): string {
  const length = [...summary.trim()].length
  if (length === 0) return 'Une ou deux phrases : elles accompagnent le titre dans les listes.'
  if (fold(summary) === fold(title)) return 'Le résumé répète le titre : dites ce qu’il apporte.'
  if (length < SUMMARY.least)
    return `${length} signes : un peu court, visez ${SUMMARY.least} à ${SUMMARY.most}.`
  if (length <= SUMMARY.most) return `${length} signes : bonne longueur.`
  return `${length} signes : les moteurs de recherche coupent après ${SUMMARY.most}, les cartes après 200.`
}

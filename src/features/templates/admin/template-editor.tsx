import { Alert, Box, Button, Stack, Tab, Tabs, Typography } from '@mui/material'
import { useState } from 'react'
import { Title } from 'react-admin'
import { Link, useParams } from 'react-router'
import { useMay } from '#framework/admin/shell/context.tsx'
import { useForget, useOpened } from '#framework/admin/shell/use-call.ts'
import { type StoredTemplate, templates } from '../contract/templates.ts'
import { CodeArea } from './code-area.tsx'
import { TemplateVersions } from './template-versions.tsx'
import { templateTitle } from './template-messages.ts'
import { saveTemplate, usePreview } from './use-template.ts'
import { NONCE } from '#framework/admin/shell/nonce.ts'
import { PREVIEW_SHEETS } from './preview-sheets.ts'
import type { TemplateTexts } from '../rules/template-texts.ts'

const FILES = { html: 'HTML', css: 'CSS', js: 'JavaScript' } as const
type FileName = keyof typeof FILES

/** One template: its texts, what they draw, its versions. */
export default function TemplateEditor() {
  const { kind = '', name = '' } = useParams()
  const path = `${kind}/${name}`
  const { data, error, refetch } = useOpened(templates.one, { params: { kind, name } })
  const forget = useForget()
  const reload = () => {
    forget(templates.save.changes)
    void refetch()
  }
  return (
    <Box>
      <Title title={`Modèle : ${templateTitle(path)}`} preferenceKey={false} />
      <Button component={Link} to="/admin/templates" sx={{ mb: 2 }}>
        Tous les modèles
      </Button>
      {error ? <Alert severity="error">{error.message}</Alert> : null}
      {data ? (
        <Editing key={path} template={data} reload={reload} />
      ) : error ? null : (
        <Typography component="output">Chargement…</Typography>
      )}
    </Box>
  )
}

const NONE: TemplateTexts = { html: '', css: '', js: '' }

function Editing({ template, reload }: { template: StoredTemplate; reload(): void }) {
  const { name, own, original, versions, dir } = template
  const mayWrite = useMay()('templates.write')
  const saved = own ?? original ?? NONE
  const [texts, setTexts] = useState(saved)
  const [file, setFile] = useState<FileName>('html')
  const [error, setError] = useState('')
  const preview = usePreview(name, texts.html)
  const isChanged = (Object.keys(FILES) as FileName[]).some((one) => texts[one] !== saved[one])

  const save = async (written: TemplateTexts) => {
    setError('')
    const answer = await saveTemplate(name, written, versions[0]?.id ?? 0)
    if ('refusal' in answer) return setError(answer.refusal)
    if (written === NONE) setTexts(original ?? NONE)
    reload()
  }

  return (
    <Stack spacing={2}>
      <Typography variant="body2" color="textSecondary">
        {own ? `Copie du site, dans « ${dir} ».` : 'Original : l’enregistrer en fait une copie.'}
      </Typography>
      <Tabs
        value={file}
        aria-label="Fichiers du modèle"
        onChange={(_event, value: FileName) => setFile(value)}
      >
        {Object.entries(FILES).map(([value, label]) => (
          <Tab key={value} value={value} label={label} />
        ))}
      </Tabs>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <CodeArea
          label={`Texte ${FILES[file]}`}
          value={texts[file]}
          disabled={!mayWrite}
          faultyLine={file === 'html' ? (preview.fault?.line ?? null) : null}
          onChange={(text) => setTexts((former) => ({ ...former, [file]: text }))}
        />
        <Box>
          <Typography component="p" variant="subtitle2" sx={{ mb: 0.5 }}>
            Aperçu avec des exemples
          </Typography>
          <TemplateFrame html={preview.html} css={preview.hasOwnCss ? texts.css : ''} />
        </Box>
      </Box>
      <Box component="output" sx={{ display: 'block' }}>
        <PreviewAlerts preview={preview} texts={texts} />
      </Box>
      {error ? <Alert severity="error">{error}</Alert> : null}
      <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap' }}>
        <Button
          variant="contained"
          disabled={!mayWrite || !isChanged || preview.fault !== null}
          onClick={() => void save(texts)}
        >
          Enregistrer la copie
        </Button>
        <Button disabled={!isChanged} onClick={() => setTexts(saved)}>
          Abandonner les changements
        </Button>
        {own && original ? (
          <Button color="error" disabled={!mayWrite} onClick={() => void save(NONE)}>
            Revenir à l’original
          </Button>
        ) : null}
      </Stack>
      <TemplateVersions versions={versions} show={(version) => setTexts(version)} />
    </Stack>
  )
}

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

/**
 * Examples drawn with a template, under the site's own styles. Nothing of it runs: the frame lets no
 * script in, and the template's own is not part of it.
 */
const TemplateFrame = ({ html, css }: { html: string; css: string }) => (
  <Box
    component="iframe"
    title="Aperçu du modèle"
    sandbox="allow-same-origin"
    srcDoc={documentOf(html, css)}
    sx={{ width: '100%', height: 520, border: 1, borderColor: 'divider', borderRadius: 1 }}
  />
)

const documentOf = (html: string, css: string): string =>
  '<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Aperçu</title>' +
  PREVIEW_SHEETS.map((href) => `<link rel="stylesheet" href="${href}">`).join('') +
  // What would end the style is no style.
  `<style nonce="${NONCE}">body{padding:1rem 0}.example{margin-bottom:2rem}${css.replaceAll('</', '<\\/')}</style></head>` +
  `<body><main class="container">${html}</main></body></html>`

interface PreviewAlertsProps {
  preview: ReturnType<typeof usePreview>
  texts: TemplateTexts
}

/** What is to be said of a template as it was just drawn. */
const PreviewAlerts = ({ preview, texts }: PreviewAlertsProps) => (
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

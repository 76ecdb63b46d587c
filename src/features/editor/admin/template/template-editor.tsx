import {
  Alert,
  Box,
  Button,
  Chip,
  CircularProgress,
  Stack,
  Tab,
  Tabs,
  Typography,
} from '@mui/material'
import { useState } from 'react'
import { Title } from '#framework/admin/shell/title.tsx'
import { Link, useParams } from 'react-router'
import { DocumentBar } from '#features/publishing/admin/bar/document-bar.tsx'
import { useDocument } from '#features/publishing/admin/use-document.ts'
import { CodeArea } from '#features/templates/admin/code-area.tsx'
import { TemplateAlerts } from '#features/templates/admin/template-alerts.tsx'
import { TemplateFrame } from '#features/templates/admin/template-frame.tsx'
import { usePreview } from '#features/templates/admin/use-preview.ts'
import { templateTitle } from '#features/templates/rules/template-name.ts'
import { TEMPLATE, type TemplateEditing } from './template-document.ts'

const FILES = { html: 'HTML', css: 'CSS', js: 'JavaScript' } as const
type FileName = keyof typeof FILES

/** One template: its texts, what they draw, and its way to the site. */
export default function TemplateEditor() {
  const { kind = '', name = '' } = useParams()
  const path = `${kind}/${name}`
  return (
    <Box key={path}>
      <Title title={`Modèle : ${templateTitle(path)}`} />
      <Button component={Link} to="/templates" sx={{ mb: 1 }}>
        Tous les modèles
      </Button>
      <Opened kind={kind} name={name} />
    </Box>
  )
}

function Opened({ kind, name }: { kind: string; name: string }) {
  const editing = useDocument(TEMPLATE, { kind, name })
  const { document, content } = editing
  if (editing.state === 'failed') return <Alert severity="error">{editing.error}</Alert>
  if (!document || !content) return <CircularProgress aria-label="Lecture du modèle" />
  return <Editing kind={kind} name={name} editing={editing} content={content} />
}

interface EditingProps {
  kind: string
  name: string
  editing: TemplateEditing
  content: NonNullable<TemplateEditing['content']>
}

function Editing({ kind, name, editing, content }: EditingProps) {
  const [file, setFile] = useState<FileName>('html')
  const preview = usePreview(kind, name, content.html)
  const { isOwn = false, dir = '' } = editing.document?.template ?? {}
  return (
    <Stack spacing={2}>
      <DocumentBar
        editing={editing}
        chip={<Chip size="small" label={isOwn ? 'Copie du site' : 'Original'} />}
        publishLabel="Publier"
        published="Le modèle est en place sur le site."
        entries={[]}
      />
      <Typography variant="body2" color="textSecondary">
        {isOwn
          ? `Copie du site, dans « ${dir} » : « Retirer le modèle du site » remet l’original.`
          : 'Original : ce que vous en changez devient une copie, une fois publié.'}
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
          value={content[file]}
          disabled={editing.isReadOnly}
          faultyLine={file === 'html' ? (preview.fault?.line ?? null) : null}
          onChange={(text) => editing.change((former) => ({ ...former, [file]: text }))}
        />
        <Box>
          <Typography component="p" variant="subtitle2" sx={{ mb: 0.5 }}>
            Aperçu avec des exemples
          </Typography>
          <TemplateFrame html={preview.html} css={preview.hasOwnCss ? content.css : ''} />
        </Box>
      </Box>
      <Box component="output" sx={{ display: 'block' }}>
        <TemplateAlerts preview={preview} texts={content} />
      </Box>
    </Stack>
  )
}

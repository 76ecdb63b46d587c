import { Box } from '@mui/material'
import { NONCE } from '#framework/admin/shell/nonce.ts'
import { PREVIEW_SHEETS } from './preview-sheets.ts'

/**
 * Examples drawn with a template, under the site's own styles. Nothing of it runs: the frame lets no
 * script in, and the template's own is not part of it.
 */
export const TemplateFrame = ({ html, css }: { html: string; css: string }) => (
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

import type { Example } from '#framework/widget-kit/define-widget.ts'

const html =
  '<p>Le plus récent de chaque thème, <a href="/vos-actualites/lettre-dinformation?AAAASS=%%AAAASS%%&amp;id_client=%%IDCLIENT%%">à lire en ligne</a>.</p>'

export const examples: readonly Example[] = [
  { name: 'default', options: { html } },
  {
    name: 'semaine de l’adresse',
    options: { title: 'La lettre', html },
    page: { query: { AAAASS: '202653', id_client: '1987042' } },
  },
  {
    name: 'semaine qui n’existe pas',
    options: { html },
    page: { query: { AAAASS: '202699' } },
  },
]

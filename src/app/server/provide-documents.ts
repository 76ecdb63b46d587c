import { join } from 'node:path'
import { MAKER_VERSION } from '#features/documents/pdf/site-document.ts'
import { pdfCache } from '#features/documents/service/pdf-cache.ts'
import { firmLogo } from '#features/brand/service/firm-logo.ts'
import { bootstrapIcons } from '#framework/widget-kit/icons.ts'
import { memoizeAsync, roomFor } from '#base/kit/memoize.ts'
import { templateFiles } from '#features/templates/service/template-files.ts'
import type { Base } from './provide-base.ts'
import type { Data } from './provide-database.ts'
import type { HeavyWork } from '#app/workers/heavy-work.ts'

/** What is drawn, cleaned and compared by the heavy work of a server. */
export function provideDocuments({
  warn,
  held,
  dataDir,
  mediaDir,
  heavy,
}: Base & Data & { heavy: HeavyWork }) {
  const documents = pdfCache({
    folder: join(dataDir, 'documents'),
    make: (document) => heavy.makePdf(document),
    version: MAKER_VERSION,
    warn,
  })
  held.defer(() => documents.close())
  const cleaned = memoizeAsync<string>({
    room: roomFor(8_000_000),
    sizeOf: ({ length }) => length,
  })
  return {
    documents,
    sharingDir: join(dataDir, 'sharing'),
    sharingDrawing: heavy.sharingDrawing,
    templates: templateFiles(join(dataDir, 'uploads'), warn),
    logo: firmLogo(mediaDir),
    icon: bootstrapIcons(),
    clean: (html: string) => cleaned(html, heavy.clean),
    cleanSvg: heavy.cleanSvg,
  }
}

import { keepTickShape } from './keep-tick-shape.ts'
import { keepPrivate } from '#base/platform/installation/private-files.ts'
import { projectRoot } from '#base/platform/installation/project-root.ts'
import { keepCompiled } from '#base/platform/installation/compiled-code.ts'
import { DATA_DIR } from '#base/platform/installation/data-dir.ts'

/** The process: what it compiles is kept from the first file on, so that nothing of the server is read before. */
keepTickShape()
keepPrivate()
keepCompiled(process.env['DATA_DIR'] || DATA_DIR, projectRoot())
await import('./serve.ts')

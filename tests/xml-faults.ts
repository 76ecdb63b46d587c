import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { validateXML } from 'xmllint-wasm'

const schema = (name: string) => ({
  fileName: name,
  contents: readFileSync(join(import.meta.dirname, 'schemas', name), 'utf8'),
})

const SCHEMAS = {
  sitemap: ['sitemap.xsd', 'sitemap-video.xsd', 'xhtml-link.xsd'],
  rss: ['rss.xsd', 'atom-link.xsd'],
} as const

/** What xmllint finds wrong in a document, by our schemas of its protocol; none when it holds. */
export async function xmlFaults(kind: keyof typeof SCHEMAS, contents: string): Promise<string[]> {
  const [main, ...others] = SCHEMAS[kind]
  const { errors } = await validateXML({
    xml: [{ fileName: 'document.xml', contents }],
    schema: [schema(main)],
    preload: others.map(schema),
    initialMemoryPages: 512,
    maxMemoryPages: 2048,
  })
  return errors.map(({ message, rawMessage }) => message || rawMessage)
}

import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { decodeHTML } from 'entities'
import { answerText, bodyLines, isText } from './answer-text.ts'
import { fileName } from './file-name.ts'
import { headerLines, masked } from './masks.ts'
import type { Part } from './part.ts'
import { CALLS, DEVELOPMENT, NEVER_ASKED, ORIGIN, SANDBOX, UNLINKED } from './addresses.ts'
import { startTelling } from './telling-server.ts'
import { type Answer, createVisitor, type Visitor } from './visitor.ts'

/** Addresses that the crawl stops at: a list that grows without end is not found out about here. */
const MOST = 6000

/** `pages`: what a crawl finds, from the routes without parameters, the sitemap and every link. */
export const pages: Part = {
  about: 'les octets de chaque page, exemple du bac à sable, liste, flux et fichier du site',
  async record(folder, ground) {
    {
      await using server = await startTelling(ground, await ground.demo('sqlite'))
      const visitor = createVisitor(server.url)
      const roots = (await server.routes())
        .filter(({ method, url }) => method === 'GET' && !/[:*]/.test(url))
        .map(({ url }) => url)
      await crawl(visitor, join(folder, 'site'), ['/', ...roots, ...UNLINKED])
      await calls(visitor, join(folder, 'calls'))
      visitor.close()
    }
    await using server = await startTelling(ground, await ground.demo('sqlite'), {
      NODE_ENV: 'test',
    })
    const visitor = createVisitor(server.url)
    const isExample = (path: string) => path.startsWith(SANDBOX)
    await crawl(visitor, join(folder, 'sandbox'), [SANDBOX, ...DEVELOPMENT], isExample)
    visitor.close()
  },
}

/** Asks for every address that is found and wanted, each once. */
async function crawl(
  visitor: Visitor,
  folder: string,
  roots: readonly string[],
  isWanted: (path: string) => boolean = () => true,
): Promise<void> {
  await mkdir(folder, { recursive: true })
  const met = new Set(roots)
  for (const path of met) {
    if (NEVER_ASKED.test(path)) continue
    const { answer, text } = await visit(visitor, path)
    await writeFile(join(folder, `${fileName(masked(path))}.txt`), text)
    for (const found of linksOf(answer, path).filter(isWanted)) met.add(found)
    if (met.size > MOST)
      throw new Error(`Plus de ${MOST} adresses trouvées ; la dernière : ${path}`)
  }
}

/** A page, then the same again, compressed, and as one that is known: whatever keeps pages is asked too. */
async function visit(visitor: Visitor, path: string): Promise<{ answer: Answer; text: string }> {
  const answer = await visitor.ask({ path })
  const lines = [`GET ${masked(path)}`, answerText(answer)]
  if (isText(answer)) {
    const again = await visitor.ask({ path })
    const packed = await visitor.ask({ path, headers: { 'accept-encoding': 'br' } })
    lines.push(
      'again:',
      ...changesOf(answer, again),
      'with accept-encoding br:',
      ...changesOf(answer, unpacked(packed)),
    )
    const { etag } = answer.headers
    if (etag !== undefined) {
      const known = await visitor.ask({ path, headers: { 'if-none-match': etag } })
      lines.push('with if-none-match:', ...changesOf(answer, known))
    }
  }
  return { answer, text: `${lines.join('\n')}\n` }
}

const unpacked = (answer: Answer): Answer =>
  answer.headers['content-encoding'] === 'br'
    ? { ...answer, body: brotliDecompressSync(answer.body) }
    : answer

/** What an answer has otherwise than the first one. */
function changesOf(first: Answer, other: Answer): string[] {
  const [before, after] = [headerLines(first.headers), headerLines(other.headers)]
  return [
    ...(first.status === other.status ? [] : [`${other.status}`]),
    ...before.filter((line) => !after.includes(line)).map((line) => `- ${line}`),
    ...after.filter((line) => !before.includes(line)).map((line) => `+ ${line}`),
    ...(bodyLines(first) === bodyLines(other)
      ? []
      : [`another body of ${other.body.length} bytes`]),
  ].map((line) => `  ${line}`)
}

/** The calls that scripts of pages make. */
async function calls(visitor: Visitor, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const asked of CALLS) {
    const { method = 'GET', path } = asked
    const text = `${method} ${path}\n${answerText(await visitor.ask(asked))}`
    await writeFile(join(folder, `${fileName(`/${method}${path}`)}.txt`), text)
  }
}

const ATTRIBUTE = /\s(?:href|src|action|poster|content|srcset|data-[\w-]+)="([^"]*)"/g

/** The addresses of the same site that an answer names, without their hashes. */
function linksOf(answer: Answer, path: string): string[] {
  const { location } = answer.headers
  const named = [
    ...(location === undefined ? [] : [location]),
    ...(isText(answer) ? namedIn(answer) : []),
  ]
  return named
    .map((name) => URL.parse(name, ORIGIN + path))
    .filter((url) => url?.origin === ORIGIN)
    .map((url) => `${url?.pathname}${url?.search}`)
}

function namedIn(answer: Answer): string[] {
  const text = answer.body.toString()
  if (answer.headers['content-type']?.includes('text/html')) {
    return [...text.matchAll(ATTRIBUTE)]
      .map(([, value = '']) => decodeHTML(value))
      .flatMap((value) => (value.includes(' ') ? value.split(/,\s+/) : [value]))
      .map((value) => value.trim().split(/\s/)[0] ?? '')
      .filter((value) => /^(?:https?:\/\/|\/(?!\/)|\?)/.test(value))
  }
  // The modules of a script name each other; which they are is told by the part `chunks`.
  if (answer.headers['content-type']?.includes('javascript')) return []
  const absolute = text.match(/https?:\/\/[^\s"'<>()]+/g) ?? []
  const relative = text.match(/(?<=")\/[^\s"'<>()\\]+(?=")/g) ?? []
  return [...absolute.map((value) => decodeHTML(value)), ...relative]
}

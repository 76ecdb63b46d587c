import { brotliCompressSync } from 'node:zlib'
import type { Browser } from 'playwright-core'

/** Bytes of script that a browser gets with a page, each file in brotli, those in the page too. */
export async function scriptBytes(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage()
  try {
    const files: Promise<Buffer>[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') files.push(response.body())
    })
    await page.goto(url, { waitUntil: 'networkidle' })
    const inline = await page.evaluate(() =>
      [...document.scripts]
        .filter(({ src, type }) => src === '' && (type === '' || /javascript|module/.test(type)))
        .map(({ textContent }) => textContent),
    )
    const bodies = [...(await Promise.all(files)), Buffer.from(inline.join('\n'))]
    return bodies
      .filter(({ length }) => length > 0)
      .reduce((sum, body) => sum + brotliCompressSync(body).length, 0)
  } finally {
    await page.close()
  }
}

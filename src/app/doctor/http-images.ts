import { PROVIDER_MEDIA } from '#base/core/address/urls.ts'
import type { ProviderAddress } from '#features/articles/providers/http/provider-calls.ts'
import { mediaTarget } from '#features/articles/service/media/media-target.ts'
import { type Finding, findingsOf, reasonOf } from './finding.ts'
import { adviceAfter } from './http-advice.ts'
import type { recorded } from './recorded.ts'

/** An image of a list. */
const MAX_IMAGE_BYTES = 20_000_000
const IMAGE_TIMEOUT = 8000

const VERIFY = 'vérifiez PROVIDER_MEDIA_URL'

/** Says of the first image that does not come why: a provider may have them in several places. */
export async function checkImages(
  paths: readonly string[],
  address: Pick<ProviderAddress, 'url' | 'mediaUrl'>,
  { outgoing, last }: ReturnType<typeof recorded>,
): Promise<Finding> {
  const { ok, warning } = findingsOf(`fournisseur ${new URL(address.url).host}`)

  async function answered(base: string, path: string): Promise<{ status: number; type: string }> {
    const url = mediaTarget(base, path)
    if (url === null) return { status: 404, type: '' }
    const { status, headers } = await outgoing.send({
      url,
      headers: { accept: 'image/*' },
      maxBytes: MAX_IMAGE_BYTES,
      timeout: IMAGE_TIMEOUT,
    })
    return { status, type: headers['content-type'] ?? '' }
  }

  async function missing(path: string): Promise<Finding | null> {
    const sentence = `l’image ${path} ne vient pas`
    try {
      const { status, type } = await answered(address.mediaUrl, path)
      if (isImage({ status, type })) return null
      const vitrine = `${new URL(address.url).origin}${PROVIDER_MEDIA}`
      if (address.mediaUrl !== vitrine && isImage(await answered(vitrine, path))) {
        return warning(
          `${sentence} : ce fournisseur est un site Vitrine, dont les médias sont ailleurs`,
          `donnez PROVIDER_MEDIA_URL=${vitrine}, ou le réglage provider_media_url du site`,
        )
      }
      const called = (mediaTarget(address.mediaUrl, path) ?? '').replace(/\?.*$/s, '')
      return warning(
        `${sentence} (${status}${type === '' ? '' : `, ${type}`})`,
        `${VERIFY} ; appelé : ${called}`,
      )
    } catch (cause) {
      return warning(`${sentence} : ${reasonOf(cause)}`, adviceAfter(last()) ?? VERIFY)
    }
  }

  for (const path of paths) {
    const finding = await missing(path)
    if (finding !== null) return finding
  }
  return ok(
    paths.length === 0 ? 'les articles de cette liste n’ont pas d’image' : 'ses images arrivent',
  )
}

/** A drawing is none that the site would show: a Vitrine answers so for an image that it lacks. */
const isImage = ({ status, type }: { status: number; type: string }): boolean =>
  status === 200 && type.startsWith('image/') && !type.startsWith('image/svg')

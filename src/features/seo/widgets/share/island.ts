import { SHARE_TARGETS, shareHref } from '../../rules/share-links.ts'

/** The button that copies the address, and the links where only the browser knows the site's own. */
export function mount(root: HTMLElement): void {
  const share = root.querySelector<HTMLElement>('[data-share]')
  if (!share) return
  const address = new URL(share.dataset['share'] ?? '', window.location.origin).href
  for (const link of share.querySelectorAll<HTMLAnchorElement>('[data-share-link]')) {
    const item = link.closest('li')
    const target = SHARE_TARGETS.find((known) => known === link.dataset['shareLink'])
    if (!item?.hidden || target === undefined || target === 'copy') continue
    link.href = shareHref(target, address, share.dataset['shareTitle'] ?? '')
    item.hidden = false
  }
  copies(share, address)
}

/** The server writes the path alone when it does not know the site's address. */
function copies(share: HTMLElement, address: string): void {
  const item = share.querySelector<HTMLElement>('[data-share-copy]')
  const button = item?.querySelector<HTMLButtonElement>('button')
  const said = share.querySelector<HTMLElement>('[data-share-said]')
  if (!item || !button || !said) return
  item.hidden = false
  button.addEventListener('click', () => {
    // Empty first: the same words said again are announced again.
    said.textContent = ''
    copy(address).then(
      () => (said.textContent = button.dataset['said'] ?? ''),
      () => (said.textContent = button.dataset['refused'] ?? ''),
    )
  })
}

/** A page that is not served securely has no clipboard. */
const copy = async (text: string): Promise<void> => navigator.clipboard.writeText(text)

import { frameOrigin } from '#base/core/address/frame-origins.ts'

/** Makes the buttons of the boxes under `root` bring their frame (requirements E8; `../frame-box.tsx`). */
export function mount(root: HTMLElement): void {
  for (const box of root.querySelectorAll<HTMLElement>('[data-frame]')) {
    const button = box.querySelector<HTMLButtonElement>('[data-frame-load]')
    const src = box.dataset['frame'] ?? ''
    if (!button || frameOrigin(src) === null) continue
    button.hidden = false
    button.addEventListener('click', () => showFrame(box, src), { once: true })
  }
}

/** The frame takes the place of the picture, and the focus, which the button loses. */
function showFrame(box: HTMLElement, src: string): void {
  const frame = document.createElement('iframe')
  frame.src = src
  frame.title = box.dataset['frameTitle'] ?? ''
  frame.allow = 'autoplay; encrypted-media; picture-in-picture'
  frame.allowFullscreen = true
  frame.referrerPolicy = 'strict-origin-when-cross-origin'
  box.querySelector('[data-frame-stage]')?.replaceChildren(frame)
  box.querySelector('[data-frame-words]')?.remove()
  box.classList.add('is-loaded')
  frame.focus()
}

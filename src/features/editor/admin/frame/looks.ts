/**
 * Looks of the document while it is edited. The site's own stay what they are, but where they would hide what is edited:
 * the header lies over what has no announcement above it, and only its list stands there while one is written.
 */
export const PAGE_LOOKS = `
[data-zone]:empty, [data-slot]:empty { min-height: 72px; }
:root [data-edit]:empty::before {
  background: none; content: '+ ' attr(data-edit-label); font-style: italic; height: auto; opacity: .75; width: auto;
}
:root [data-edit] { cursor: text; }
:root picture[data-edit] { cursor: pointer; }
:root [data-edit]:not([contenteditable]):hover { outline: 1px dashed #2f6fb5; outline-offset: 3px; }
:root [contenteditable='plaintext-only'], :root [contenteditable='true'] {
  outline: 2px solid #2f6fb5; outline-offset: 3px;
}
:root [contenteditable='plaintext-only'] { white-space: pre-wrap; }
:root .ProseMirror figcaption:has(> br:only-child)::before {
  content: 'Légende'; float: left; height: 0; opacity: .6; pointer-events: none;
}
:root .ProseMirror .ProseMirror-selectednode { outline: 2px solid #2f6fb5; }
:root [data-edit] li > p { margin-block: 0; }
:root .ProseMirror { overflow-wrap: break-word; white-space: break-spaces; }
.widget:focus { outline: none; }
.canvas-note {
  background: color-mix(in srgb, currentColor 5%, transparent); border: 1px dashed currentColor; border-radius: 6px;
  display: block !important; font: 400 14px/20px system-ui, sans-serif; padding: 16px;
}
.canvas-note [data-edit] { font-size: 16px; margin-top: 8px; min-height: 24px; }
.canvas-symbols { height: 0; position: absolute; width: 0; }
.band:has(> .container > .canvas-note) { display: block; }
body > [data-zone] ~ .widget-site-header { position: relative; }
body > [data-zone] ~ main { padding-top: 0; }
`

/** Looks of the tools over it. They are as large as on the screen whatever the scale of the document. */
export const TOOL_LOOKS = `
:host { all: initial; left: 0; position: absolute; top: 0; z-index: 2147483000; }
* { box-sizing: border-box; }
.box { border-radius: 2px; pointer-events: none; position: absolute; }
.box[hidden], .bar[hidden], .plus[hidden], .line[hidden], .menu[hidden] { display: none; }
.hovered { outline: calc(1px / var(--scale)) solid #7aa7d9; }
.chosen { outline: calc(2px / var(--scale)) solid #2f6fb5; }
.chosen.focused { outline-width: calc(3px / var(--scale)); }
.bar, .plus, .tell { position: absolute; width: max-content; }
.bar { z-index: 1; }
.inner { zoom: calc(1 / var(--scale)); }
.row {
  align-items: center; background: #1f2a37; border-radius: 6px; box-shadow: 0 2px 8px rgb(0 0 0 / 25%);
  color: #fff; display: flex; font: 600 13px/20px system-ui, sans-serif; gap: 2px; padding: 2px;
}
.name {
  cursor: grab; max-width: 300px; overflow: hidden; padding: 6px 8px; text-overflow: ellipsis;
  touch-action: none; user-select: none; white-space: nowrap;
}
.name.still { cursor: default; }
.name::before { content: '⠿ '; opacity: .7; }
.name.still::before { content: ''; }
button {
  align-items: center; background: none; border: 0; border-radius: 4px; color: #fff; cursor: pointer; display: flex;
  font: 600 13px/20px system-ui, sans-serif; gap: 4px; height: 32px; justify-content: center; min-width: 32px;
  padding: 0 6px;
}
button:hover { background: rgb(255 255 255 / 18%); }
button:focus-visible { outline: 2px solid #fff; outline-offset: -2px; }
button:disabled { cursor: default; opacity: .45; }
svg { fill: none; height: 18px; stroke: currentColor; stroke-linecap: round; stroke-linejoin: round; stroke-width: 2; width: 18px; }
.menu {
  background: #1f2a37; border-radius: 6px; box-shadow: 0 4px 16px rgb(0 0 0 / 30%); margin-top: 4px; padding: 4px;
  position: absolute; right: 0; width: max-content; z-index: 1;
}
.up .menu { bottom: 100%; margin-bottom: 4px; }
.menu button { justify-content: flex-start; padding: 0 12px; width: 100%; }
.plus button {
  background: #2f6fb5; border-radius: 16px; box-shadow: 0 1px 4px rgb(0 0 0 / 30%); min-width: 32px;
}
.plus button:hover, .plus button:focus-visible { background: #1f5590; }
.empty .inner { align-items: center; display: flex; flex-wrap: wrap; gap: 4px 8px; }
.empty span { color: #1f5590; font: 600 13px/20px system-ui, sans-serif; }
.tight span { display: none; }
.empty button { background: #fff; border: 1px dashed #2f6fb5; box-shadow: none; color: #1f5590; }
.empty button:hover, .empty button:focus-visible { background: #e8f0fa; }
.empty button:focus-visible { outline-color: #1f5590; }
.line { background: #2f6fb5; border-radius: 2px; height: calc(4px / var(--scale)); pointer-events: none; position: absolute; }
.tell .row { background: #8a1c1c; font-weight: 400; padding: 4px 8px; }
@media (forced-colors: active) { button { border: 1px solid ButtonText; } }
`

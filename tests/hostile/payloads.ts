/** What every attack does when it runs; tests look for it. */
const PWN = 'window.__pwned=true'
const CRACK = `<img src=x onerror="${PWN}">`

/** A host that no page may ask anything of. */
export const FOREIGN_HOST = 'ailleurs.example'

/**
 * HTML that runs something if it is let through, by what it leans on. It goes into titles,
 * summaries, labels, credits and bodies alike.
 */
export const PAYLOADS = {
  'attack-script': [
    `<script>${PWN}</script>`,
    `</script><script>${PWN}</script>`,
    `</title><script>${PWN}</script>`,
    `"'--><script>${PWN}</script>`,
    `<scr<script>ipt>${PWN}</scr</script>ipt>`,
    `&lt;script&gt;${PWN}&lt;/script&gt;`,
    `&amp;lt;img src=x onerror=${PWN}&amp;gt;`,
    CRACK,
    `<img src=x onerror\n=\n"${PWN}"`,
    `<p onclick="${PWN}" onmouseover="${PWN}" style="animation-name:x" onanimationstart="${PWN}">`,
    `<iframe srcdoc="<script>parent.__pwned=true</script>"></iframe>`,
    `<details open ontoggle="${PWN}"><summary>lire</summary></details>`,
    `<video controls autoplay onloadstart="${PWN}"><source onerror="${PWN}" src=x></video>`,
    `<input autofocus onfocus="${PWN}"><body onload="${PWN}">`,
    `<object data="data:text/html,<script>${PWN}</script>"></object><embed src=x onload="${PWN}">`,
  ],
  'attack-svg': [
    `<svg onload="${PWN}"></svg>`,
    `<svg><script>${PWN}</script></svg>`,
    `<svg><style><img src=x onerror="${PWN}"></style></svg>`,
    `<svg><animate onbegin="${PWN}" attributeName=x dur=1s></svg>`,
    `<svg><a xlink:href="javascript:${PWN}"><text y=20>lire</text></a></svg>`,
    `<svg><foreignObject>${CRACK}</foreignObject></svg>`,
    `<svg></p><style><a id="</style>${CRACK}">`,
    `<math><mtext><table><mglyph><style><!--</style>${CRACK}`,
    `<math><annotation-xml encoding="text/html">${CRACK}</annotation-xml></math>`,
  ],
  'attack-xmp': [
    `<xmp><p title="</xmp>${CRACK}"></xmp>`,
    `<noembed><p title="</noembed>${CRACK}"></noembed>`,
    `<noframes><p title="</noframes>${CRACK}"></noframes>`,
    `<textarea><p title="</textarea>${CRACK}"></textarea>`,
    `<style><p title="</style>${CRACK}"></style>`,
    `<listing>&lt;img src=x onerror=${PWN}&gt;</listing>`,
    `<select><xmp><script>${PWN}</script></xmp></select>`,
  ],
  'attack-template': [
    `<template><script>${PWN}</script></template>`,
    `<template shadowrootmode="open"><script>${PWN}</script></template>`,
    `<template><template></template>${CRACK}</template>`,
    `{{{title}}}{{#title}}<script>${PWN}</script>{{/title}}{{constructor}}`,
    `\${${PWN}}<%= ${PWN} %>`,
  ],
  'attack-noscript': [
    `<noscript><p title="</noscript>${CRACK}"></noscript>`,
    `<noscript><style></noscript>${CRACK}</style></noscript>`,
    `<noscript>${CRACK}</noscript>`,
  ],
  'attack-javascript': [
    `<a href="javascript:${PWN}">lire</a>`,
    `<a href=" &#14; javascript:${PWN}">lire</a>`,
    `<a href="jav&#x09;ascript:${PWN}">lire</a>`,
    `<a href="data:text/html,<script>${PWN}</script>">lire</a>`,
    `<a href="vbscript:${PWN}" xlink:href="javascript:${PWN}">lire</a>`,
    `<form action="javascript:${PWN}"><button>lire</button></form>`,
    `<button formaction="javascript:${PWN}">lire</button>`,
    `<iframe src="javascript:parent.__pwned=true"></iframe>`,
    `<img src="javascript:${PWN}" srcset="javascript:${PWN} 2x" alt="">`,
    `<base href="javascript:${PWN}//"><meta http-equiv="refresh" content="0;javascript:${PWN}">`,
    `<blockquote cite="javascript:${PWN}">lire</blockquote>`,
  ],
  'foreign-media': [
    `<img src="https://${FOREIGN_HOST}/mouchard.gif" alt="mouchard">`,
    `<img src="//${FOREIGN_HOST}/mouchard.gif" srcset="https://${FOREIGN_HOST}/m.gif 2x" alt="">`,
    `<p style="background:url(https://${FOREIGN_HOST}/fond.png)">lire</p>`,
    `<table background="https://${FOREIGN_HOST}/fond.png"><tr><td>lire</td></tr></table>`,
    `<link rel="stylesheet" href="https://${FOREIGN_HOST}/s.css"><base href="https://${FOREIGN_HOST}/">`,
    `<style>@import url(https://${FOREIGN_HOST}/s.css)</style>`,
    `<meta http-equiv="refresh" content="0;https://${FOREIGN_HOST}/">`,
    `<iframe src="https://${FOREIGN_HOST}/cadre"></iframe>`,
    `<video src="https://${FOREIGN_HOST}/film.mp4" poster="https://${FOREIGN_HOST}/a.jpg"></video>`,
    `<audio src="https://${FOREIGN_HOST}/son.mp3"></audio>`,
    `<svg><image href="https://${FOREIGN_HOST}/i.svg"></image></svg>`,
    `<picture><source srcset="https://${FOREIGN_HOST}/i.webp"><img src=/rien.png alt=""></picture>`,
  ],
} as const satisfies Record<string, readonly string[]>

/** A way of attacking with HTML. */
export type Attack = keyof typeof PAYLOADS

/** Addresses that run or lead elsewhere, for whatever field holds one. */
export const ADDRESSES: readonly string[] = [
  `javascript:${PWN}`,
  ` jav\tascript:${PWN}`,
  `data:image/svg+xml,<svg onload="${PWN}">`,
  `//${FOREIGN_HOST}/image.jpg`,
  `\\\\${FOREIGN_HOST}\\image.jpg`,
  `https://${FOREIGN_HOST}/image.jpg`,
  `/../../ajax/context`,
  `/media/"onerror="${PWN}`,
  `/media/%2e%2e/%2e%2e/etc/passwd`,
]

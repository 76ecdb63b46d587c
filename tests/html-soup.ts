import fc from 'fast-check'
import { PAYLOADS } from './hostile/payloads.ts'

const words = (text: string): string[] => text.split(' ')

/** Elements that a cleaned text may hold. */
export const CLEAN_TAGS: readonly string[] = words(
  'a abbr aside b blockquote br caption cite code col colgroup dd del details div dl dt em ' +
    'figcaption figure h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p pre q s samp section small ' +
    'source span strong sub summary sup table tbody td tfoot th thead tr track u ul var video',
)

/** Attributes that they may have. */
export const CLEAN_ATTRIBUTES: readonly string[] = words(
  'alt aria-label class colspan controls data-url decoding default height href id kind label lang loading ' +
    'open poster preload rel role rowspan scope span src srclang tabindex title type width',
)

/** A tag as the sanitiser writes it: nothing else may hold an angle bracket. */
const TAG = /<(\/?)([a-z][a-z0-9]*)((?: [a-z-]+(?:="[^"<>]*")?)*)>/g
const ATTRIBUTE = / ([a-z-]+)(?:="([^"]*)")?/g
const LEAVES = /^\s*(?!https?:|mailto:|tel:)[a-z][a-z0-9+.-]*:|^[/\\]{2}/i
const LOADS_FROM_ELSEWHERE = /^\s*[a-z][a-z0-9+.-]*:|^\s*[/\\]{2}/i

/** What a cleaned text holds that it may not, found without any parser of ours. */
export function faultsOfClean(clean: string): string[] {
  const found: string[] = []
  const rest = clean.replace(TAG, (tag: string, _end: string, name: string, attributes: string) => {
    if (!CLEAN_TAGS.includes(name)) found.push(tag)
    for (const [, attribute = '', value = ''] of attributes.matchAll(ATTRIBUTE)) {
      if (!CLEAN_ATTRIBUTES.includes(attribute)) found.push(tag)
      if (/^(?:href|data-url)$/.test(attribute) && LEAVES.test(value)) found.push(tag)
      if (/^(?:src|poster)$/.test(attribute) && LOADS_FROM_ELSEWHERE.test(value)) found.push(tag)
    }
    return ''
  })
  if (/[<>]/.test(rest)) found.push(rest)
  return found
}

const RUNS = 'window.__pwned=true'
const CRACK = `<img src=x onerror=${RUNS}>`

/** HTML that was made to get past a sanitiser, by what it leans on; `PAYLOADS` beside it. */
export const CORPUS: Readonly<Record<string, string>> = {
  'script that never ends': `<script>${RUNS}`,
  'script in capitals with a slash': `<SCRIPT/SRC=//ailleurs.example/a.js></SCRIPT/>`,
  'script cut by a null byte': `<scr\u0000ipt>${RUNS}</scr\u0000ipt>`,
  'svg with an animated href': `<svg><a><animate attributeName=href values=javascript:${RUNS} /><text>x</text></a></svg>`,
  'svg with a set href': `<svg><set attributeName=href to=javascript:${RUNS}><a>x</a></svg>`,
  'svg that uses data': '<svg><use href="data:image/svg+xml;base64,AA#x"/></svg>',
  'svg in a table': `<table><svg><tr><td><style></table>${CRACK}</style>`,
  'mglyph in a form': `<form><math><mtext></form><form><mglyph><style></math>${CRACK}`,
  'namespace of mtext': `<math><mtext><table><mglyph><style><math href="</style>${CRACK}">`,
  'namespace of annotation-xml': `<svg></p><math><annotation-xml><p><style><!--</style>${CRACK}-->`,
  'style in svg in p': `<p><svg><desc><style><p title="</style>${CRACK}">`,
  'textarea in svg': `<svg><textarea>${CRACK}</textarea></svg>`,
  'title in svg': `<svg><title><style></title>${CRACK}</style></svg>`,
  plaintext: `<plaintext>${CRACK}`,
  listing: `<listing>${CRACK}</listing>`,
  'noscript closed by its parent': `<div><noscript></div>${CRACK}</noscript>`,
  'comment that ends at once': `<!-->${CRACK}-->`,
  'comment that ends with a dash': `<!--->${CRACK}-->`,
  'comment that ends with a bang': `<!-- --!>${CRACK}-->`,
  'conditional comment': `<!--[if IE]><script>${RUNS}</script><![endif]-->`,
  'comment in a script': `<script><!--<script></script>${CRACK}</script>`,
  CDATA: `<![CDATA[<p title="]]>${CRACK}">`,
  'CDATA in svg': `<svg><![CDATA[><img src=x onerror=${RUNS}>]]></svg>`,
  'processing instruction': `<?xml version="1.0"?><?php >${CRACK}`,
  'declaration with quotes': `<!DOCTYPE "><script>${RUNS}</script>">${CRACK}`,
  'handler after a slash': `<img/src="x"/onerror=${RUNS}>`,
  'handler after a form feed': `<img\fsrc=x\fonerror=${RUNS}>`,
  'handler after a quote': `<img src="x"onerror="${RUNS}">`,
  'handler in the value of another': `<img alt="\`><img src=x onerror=${RUNS}>" src=a>`,
  'handler with a null byte': `<img src=x on\u0000error=${RUNS}>`,
  'handler with an equals sign in front': `<img =src=x =onerror=${RUNS} onerror=${RUNS}>`,
  'tag in a tag': `<p<img src=x onerror=${RUNS}>>`,
  'tag that never ends': `<p>a</p><img src=x onerror=${RUNS} `,
  'end tag with attributes': `</p onclick=${RUNS}></a/><//p>`,
  'broken nesting': `<b><p></b><table><a href=/x><td></p><b></table></a>${CRACK}`,
  'scheme in entities': `<a href="&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3A${RUNS}">x</a>`,
  'scheme with a named colon': `<a href="javascript&colon;${RUNS}">x</a>`,
  'scheme with a named tab and line': `<a href="java&Tab;scr&NewLine;ipt:${RUNS}">x</a>`,
  'scheme after a zero-width space': `<a href="\u200bjavascript:${RUNS}">x</a>`,
  'scheme twice': `<a href="javascript:javascript:${RUNS}" href="/x">x</a>`,
  'scheme within a scheme': `<a href="view-source:javascript:${RUNS}">x</a><a href="blob:x">y</a>`,
  base: `<base href="javascript:/a/-${RUNS}//"><a href="/#">x</a>`,
  refresh: `<meta http-equiv="refresh" content="0;url=data:text/html,<script>${RUNS}</script>">`,
  form: `<form id=a action=//ailleurs.example><input name=b form=a><button form=a formaction=javascript:${RUNS}>x</button></form>`,
  'style attribute': `<p style="position:fixed;inset:0;background:url(//ailleurs.example/a)">x</p>`,
  'style elements': `<style>p{background:url(//ailleurs.example/a)}</style><link rel=stylesheet href=//ailleurs.example/a.css>`,
  'ids of the page': `<h2 id="page-configuration">a</h2><h2 id="site-context">b</h2><h2 id="contenu">c</h2><h2 id="w1-x">d</h2>`,
  'names of the document': `<img name="getElementById" src=/a><a id="body" name="cookie" href=/x>a</a><form name="forms"></form>`,
  'srcset and its likes': `<img src=/a srcset="//ailleurs.example/a 2x" data-src="//ailleurs.example/b" longdesc=//ailleurs.example/c lowsrc=//ailleurs.example/d>`,
  'lazy image of elsewhere': `<img data-src="https://ailleurs.example/a.jpg"><img src="data:image/gif;base64,AA" data-src="//ailleurs.example/b.jpg">`,
  'picture of elsewhere': `<picture><source srcset="//ailleurs.example/a" media=all><img src=/a></picture>`,
  'link that tells': `<a href="https://exemple.fr/" target=_blank ping="//ailleurs.example/a" download="a.exe" rel="opener" referrerpolicy="unsafe-url" hreflang=fr type=x>x</a>`,
  'video of elsewhere': `<video src=//ailleurs.example/a poster=//ailleurs.example/b autoplay><source src=//ailleurs.example/c><track src=//ailleurs.example/d></video>`,
  'frame of elsewhere': `<iframe src="https://www.youtube.com.ailleurs.example/embed/aBcDeFgHiJ1"></iframe>`,
  'frame that holds a page': `<iframe src="https://youtu.be/aBcDeFgHiJ1" srcdoc="<script>parent.__pwned=true</script>" onload=${RUNS}></iframe>`,
  'frame with content': `<iframe src="https://youtu.be/aBcDeFgHiJ1">${CRACK}</iframe>`,
  'frame that never ends': `<iframe src="https://youtu.be/aBcDeFgHiJ1">${CRACK}`,
  'frame with a title of tags': `<iframe src="https://youtu.be/aBcDeFgHiJ1" title="</a></p>${CRACK}"></iframe>`,
  'player that was never one': `<p class="video-externe"><a href="javascript:${RUNS}">x</a></p><p class="video-externe">${CRACK}</p>`,
  'player with more in it': `<p class="video-externe" onclick=${RUNS}><a href="https://youtu.be/aBcDeFgHiJ1" target=_blank>x${CRACK}</a></p>`,
  'custom elements': `<lite-youtube videoid=x onload=${RUNS}></lite-youtube><x-y>${CRACK}</x-y>`,
  'lone surrogates': `<p title="\ud800">\udc00<img src="/\ud800" alt="\udfff"></p>`,
  'control characters': `<p>\u0000\u0001\u0008\u000b\u001f\u007f\u0085\u009f</p><a href="\u0001java\u0000script:${RUNS}">x</a>`,
  'control characters in entities': `<a href="&#0;&#1;javascript:${RUNS}">x&#0;&#x1f;&#x80;&#xd800;&#x110000;</a>`,
  'byte order marks': `\ufeff<\ufeffscript>${RUNS}</\ufeffscript>`,
  'other angle brackets': `＜script＞${RUNS}＜/script＞‹img src=x onerror=${RUNS}›`,
  ...Object.fromEntries(
    Object.entries(PAYLOADS).flatMap(([attack, payloads]) =>
      payloads.map((html, index) => [`${attack} ${index + 1}`, html]),
    ),
  ),
}

const NAMES = words(
  'a p div table tr td caption ul li dl dt h1 h2 details summary video source img iframe figure ' +
    'script style svg math xmp noscript noembed template textarea object form select option title ' +
    'button footer plaintext foreignObject desc mi mtext mglyph annotation-xml picture span listing',
)
const ATTRIBUTES = [
  'href="/x"',
  'href=javascript:alert(1)',
  'href="https://youtu.be/aBcDeFgHiJ1"',
  'class="table-responsive"',
  'class="video-externe"',
  'id="a-b"',
  'class="collapse card"',
  'class="card-header list-group media"',
  'data-toggle=collapse data-target="#a-b"',
  'data-toggle="tab" href="#a-b"',
  'data-dismiss=modal',
  'src="/media/x.mp4"',
  'src="KEY-24-11.jpg"',
  'src="//medias.provider.example/a/b.jpg"',
  'src=//www.youtube.com/embed/aBcDeFgHiJ1',
  'data-src=https://ailleurs.example/a',
  'src=x',
  'open',
  'onclick=alert(1)',
  'title="</title><script>"',
  'alt="-->"',
  '"',
  "'",
  '=',
  '/',
]
const tag = fc
  .tuple(
    fc.constantFrom(...NAMES),
    fc.subarray(ATTRIBUTES, { maxLength: 3 }),
    fc.constantFrom('>', '>', '>', '/>', ''),
  )
  .map(([name, attributes, end]) => `<${[name, ...attributes].join(' ')}${end}`)

/** Strings that look like HTML and are none. */
export const htmlSoup: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      { arbitrary: tag, weight: 4 },
      fc.constantFrom(...NAMES).map((name) => `</${name}>`),
      fc.constantFrom('</svg/>', '</template >', '</a/>', '</p x>', 'texte', ' '),
      fc.constantFrom('&lt;b&gt;', '&', '<', '>', '<!--', '-->', '<![CDATA[', ']]>', '&#13;', '\r'),
      fc.constantFrom(...Object.values(CORPUS)),
      fc.string({ unit: 'binary', maxLength: 4 }),
    ),
    { maxLength: 25 },
  )
  .map((pieces) => pieces.join(''))

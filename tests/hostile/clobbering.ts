/** Properties that the back office and its libraries ask documents for. */
const OF_DOCUMENTS = [
  'activeElement',
  'adoptNode',
  'body',
  'cookie',
  'createElement',
  'createTextNode',
  'defaultView',
  'documentElement',
  'getElementById',
  'getSelection',
  'head',
  'implementation',
  'querySelector',
  'querySelectorAll',
]

/** Properties that they ask elements for. */
const OF_ELEMENTS = [
  'attributes',
  'childNodes',
  'children',
  'cloneNode',
  'firstChild',
  'getAttribute',
  'innerHTML',
  'localName',
  'nextSibling',
  'nodeName',
  'nodeType',
  'outerHTML',
  'ownerDocument',
  'parentNode',
  'querySelectorAll',
  'removeAttribute',
  'replaceWith',
  'setAttribute',
  'style',
  'tagName',
  'textContent',
]

/** HTML in which an element answers in place of a property, by what it is after. */
export const CLOBBERING: readonly string[] = [
  ...OF_DOCUMENTS.map((name) => `<p>Avant <img src="/a.png" alt="" name="${name}"> après</p>`),
  ...OF_ELEMENTS.map((name) => `<form><input name="${name}">${name}</form>`),
  ...['embed', 'object', 'iframe'].map((tag) => `<${tag} name="createElement"></${tag}>`),
  '<img src="/a.png" alt="" id="createElement" name="x"><object id="createElement"></object>',
  '<form id="f"><p>dans</p></form><input form="f" name="attributes"><output form="f" name="childNodes"></output>',
  '<form id="f" name="body"><button id="attributes">lire</button></form>',
  '<form><input id="parentNode"><input id="parentNode" name="n"></form>',
  '<a id="location" name="location" href="cid:x">lire</a><a id="location" name="href" href="x">lire</a>',
  '<form name="documentElement"><form name="head"></form></form>',
  '<svg><a id="createElement" xlink:href="jav&#9;ascript:window.__pwned=true"><text>lire</text></a></svg>',
  '<p><a name="createElement" id="body" href="jav&#10;ascript:window.__pwned=true">lire</a></p>',
  '<pre>\n\n<img name="createElement" src="/a.png" alt=""></pre>',
]

import type { Asked } from './visitor.ts'

/** What is known here of the addresses of the demo: the interface of the product, which no move changes. */

/** Public address of the demo firm, as its own settings say. */
export const ORIGIN = 'https://www.lhermine-dauval.example'

export const SITEMAP = '/sitemap.xml'

/** A PDF that a page offers. */
export const DOCUMENT = /\/documents\/[\w-]+\.pdf/g

/** What is not there in production: the sandbox of examples, and the development path. */
export const SANDBOX = '/_sandbox'
export const DEVELOPMENT = ['/dev.php', '/dev.php/contact', '/dev.php/ajax/context']

/** Addresses that a crawl leaves alone: measures of the running process, and the back office. */
export const NEVER_ASKED = /^\/(?:metrics$|admin(?:\/|$))/

/** Addresses that no page names: those of A4's order, and what is found, refused or not there. */
export const UNLINKED: readonly string[] = [
  '/nulle-part',
  '/contact/',
  '//contact',
  '/Contact',
  '/%ff',
  ...DEVELOPMENT,
  '/index.php/contact',
  '/actualites',
  '/blog/ancien-billet',
  '/en',
  '/en/nowhere',
  '/?article=x',
  '/?article=%5B%22AEF%22%5D%2Cnulle-part',
  '/?page=2',
  '/contact?utm_source=lettre',
  '/recherche?query=tva',
  '/recherche?query=bulletin+paie&page=2',
  '/recherche?query=zzzzzz',
  '/recherche?query=tva+%22exacte%22&lang=en',
  '/vos-actualites/infos-pratiques/fil-dactualites?mo=%5B%22AEF%22%5D',
  '/vos-actualites/infos-pratiques/fil-dactualites?page=2',
  '/vos-actualites/infos-pratiques/fil-dactualites?page=99',
  '/vos-actualites/infos-pratiques/fil-dactualites?title=nulle-part',
  '/theme-0.css',
  '/media/none',
  '/media/provider/demo/none/xbig.webp',
  '/assets/none.js',
  '/flux/none.xml',
  '/partage/none.png',
  '/partage/fr-1-0000000000000000.png',
  '/documents/none.pdf',
  '/sitemap-1.xml',
  '/sitemap-2.xml',
  '/templates/bs4/card/card-magazine.html',
  '/templates/bs4/card/none.html',
  '/lettre/desinscription/none',
  '/apercu/none',
  '/deconnexion',
  '/ajax/none',
  '/ajax/%ff',
  '/.env',
  '/wp-login.php',
]

const LIST = '/ajax/testa/article/motifs'

/** The calls that the scripts of pages make. */
export const CALLS: readonly Asked[] = [
  { path: '/ajax/context' },
  { path: '/ajax/search/suggest?query=tva' },
  { path: '/ajax/search/suggest?query=news&lang=en' },
  ...[
    '/ajax/testa/motifs/subscribed',
    '/ajax/autre/motifs/subscribed',
    `${LIST}/["AEF"]/nbperpage/5/idpage/1/size/xbig`,
    `${LIST}/["AEF","AES"]/nbperpage/5/idpage/2/size/xxbig?withoutIdInKey=true`,
    `${LIST}/["AEF"]/nbperpage/0/idpage/1/size/xbig`,
    `${LIST}/AEF/nbperpage/5/idpage/1/size/xbig`,
    '/ajax/testa/article/motif/["AEF"]/limit/3/offset/1/size/xbig',
    '/ajax/testa/article/slug/lamortissement-explique-simplement',
    '/ajax/testa/article/slug/nulle-part',
    '/ajax/testa/article/id/105/xsl/none/size/xbig',
    '/ajax/testa/article/id/0/xsl/none/size/xbig',
    '/ajax/none',
  ].map((path) => ({ method: 'POST', path: encodeURI(path) })),
]

/** The interface of the back office. */
export const ADMIN_API = '/admin/api'

/** Header that a writing call of the back office carries. */
export const WRITE_TOKEN = 'x-write-token'

const filtered = (filter: object): string => encodeURIComponent(JSON.stringify(filter))

/** Questions to the back office that have parameters in their query. */
export const QUESTIONS: readonly string[] = [
  '/pages/1/fr/history/compare?from=1&to=draft',
  '/pages/1/fr/history/compare?from=1&to=live',
  '/redirects/try?address=/actualites',
  '/redirects/try?address=/nulle-part',
  `/redirects?filter=${filtered({ q: 'imp' })}&perPage=2`,
  `/pages?filter=${filtered({ q: 'ACTUALITES fil' })}`,
  '/pages?perPage=3&page=2&sort=name&order=DESC',
  `/pages?filter=${filtered({ whatever: 1 })}`,
  '/page-choices?lang=en',
  '/icons?query=chat',
  `/articles?filter=${filtered({ q: 'note' })}`,
  `/received-articles?filter=${filtered({ q: 'tva' })}`,
  `/received-articles?filter=${filtered({ choice: 'pinned' })}`,
  `/media?filter=${filtered({ state: 'undescribed' })}`,
  `/leads?filter=${filtered({ q: 'OEUVRARD' })}`,
  `/leads?filter=${filtered({ status: 'quarantine' })}`,
  `/audit?filter=${filtered({ action: 'page.publish' })}`,
  '/audit?perPage=5&page=2',
  '/persons?who=elodie%40exemple.fr',
  '/persons/export?who=elodie%40exemple.fr',
]

/** What a parameter of a route may be where no answer says it. */
export const USUAL: Readonly<Record<string, string>> = { lang: 'fr', '*': 'pages' }

import type { SeedPages } from '../seed-types.ts'

/** The English news page. */
export const english: SeedPages = {
  '/en/news': {
    title: 'News for business owners in France',
    description:
      'Tax, employment, legal, wealth and technology news in plain English, chosen by a French accounting firm for clients who run a business in France.',
    h1: 'All news',
    eyebrow: 'In English',
    intro:
      'What changes for your business in France, explained in plain English by the people who prepare your accounts.',
    motifs: ['AEF', 'AEJ', 'AEM', 'AEP', 'AES'],
    widgets: [
      {
        type: 'rich-text',
        options: {
          html: `<p>You may speak good French and still find a letter from the tax office hard to
follow. Several of our clients moved here to open a guest house, a workshop or a consultancy, and
they ask the same fair question: what exactly do I have to do, and by when?</p>
<p>This page gathers the articles we publish in English, newest first. We keep the French term next
to its translation, because that is the word you will see on the form. Each piece names the official
source to check. If something looks close to your own situation, note the title and
<a href="/contact">write to us or call the office</a>; we are happy to answer in English.</p>`,
        },
      },
    ],
  },
}

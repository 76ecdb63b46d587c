import { createStores } from '#app/stores.ts'
import { openDatabase } from '#base/platform/db/db.ts'
import type { LeadForm } from '#features/leads/rules/lead.ts'
import { leadMails } from '#features/leads/mails/lead-mails.ts'
import { leadFolder } from '#features/leads/service/lead-folder.ts'
import { keptFile } from './stored-file.ts'

/**
 * A process that takes leads, each with a file, until somebody kills it, and says which it took:
 * `killed-receiver.ts <place as JSON> <site> <folder>`.
 */
const [place = '', siteId = '', folder = ''] = process.argv.slice(2)
const stores = createStores(await openDatabase(JSON.parse(place)))
const site = await stores.sites.find(Number(siteId))
if (site === null) throw new Error('The site is not there.')
const files = leadFolder(folder)
const form: LeadForm = 'candidature'

for (let number = 1; ; number += 1) {
  const stored = await keptFile(files, '%PDF-1.4')
  const received = new Date().toISOString()
  const { outcome } = await stores.leads.receive(
    site.id,
    {
      form,
      nonce: `nonce-${number}`,
      status: 'new',
      lang: 'fr',
      page_path: '/',
      name: 'Zoé',
      email: 'zoe@exemple.fr',
      phone: '',
      fields: { nom: 'Zoé', email: 'zoe@exemple.fr', message: `n° ${number}` },
      consent: { version: 'v1', text: 'Le texte lu.' },
      purpose: 'Étudier une candidature',
      received_at: received,
      expires_at: received,
      spam: { score: 0, reasons: [] },
      files: [{ stored, name: 'cv.pdf', type: 'application/pdf', size: 8 }],
    },
    (lead) => leadMails(lead, site, { origin: 'https://www.exemple.fr', privacy: '' }),
  )
  process.stdout.write(`${outcome} nonce-${number}\n`)
}

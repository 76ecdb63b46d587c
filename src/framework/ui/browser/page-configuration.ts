/** What the server tells the page's scripts of it (requirements A6). */
interface PageConfiguration {
  page_id: number
  culture: string
  script_name: string
  debug: boolean
}

const ABSENT: PageConfiguration = { page_id: 0, culture: 'fr-FR', script_name: '/', debug: false }

/** Configuration of the page as its document embeds it; what is missing has its default. */
export function pageConfiguration(): PageConfiguration {
  const text = document.querySelector('#page-configuration')?.textContent
  const written: Partial<PageConfiguration> = text ? JSON.parse(text) : {}
  return { ...ABSENT, ...written }
}

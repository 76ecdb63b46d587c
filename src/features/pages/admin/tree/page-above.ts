/** How the page above another one is chosen. */
export const PAGE_ABOVE = 'Cliquez et tapez quelques lettres de son nom pour la choisir.'

/** What `vitrine site create` makes a site by. */
export { createSite } from '#app/commands/archive/create.ts'

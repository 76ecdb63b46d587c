import { startPostgres } from './postgres.ts'

/** Starts PostgreSQL, prints its URL and stays, until the test that started it kills it. */
const server = await startPostgres()
console.log(server.url('postgres'))
setInterval(() => {}, 60_000)

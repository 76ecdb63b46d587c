import { startPostgres } from './postgres.ts'

/** Starts PostgreSQL, prints its URL and stays; a test kills this process and looks what remains. */
const server = await startPostgres()
console.log(server.url('postgres'))
setInterval(() => {}, 60_000)

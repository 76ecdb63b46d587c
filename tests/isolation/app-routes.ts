import type { FastifyInstance } from 'fastify'

/** One address of the app and one way of asking for it. */
export interface AppRoute {
  method: string
  /** As it was declared: `/admin/api/pages/:id`. */
  url: string
}

const LINE = /^(?<depth>[│ ]*)[├└]── (?<part>.*?)(?: \((?<methods>[A-Z, ]+)\))?$/

/** Every route of an app, out of its router: nothing that answers is left out. */
export function routesOf(app: FastifyInstance): AppRoute[] {
  const routes: AppRoute[] = []
  const open: string[] = []
  for (const line of app.printRoutes({ commonPrefix: false }).split('\n').filter(Boolean)) {
    const { depth = '', part = '', methods } = LINE.exec(line)?.groups ?? {}
    if (part === '') throw new Error(`The router printed what is not understood: ${line}`)
    const level = depth.length / 4
    open.length = level
    open.push(part)
    const url = open.join('')
    for (const method of methods?.split(', ') ?? []) routes.push({ method, url })
  }
  return routes
}

import type { FastifyInstance } from 'fastify'
import { jsonExcess } from '#base/kit/json-bounds.ts'
import { RequestRefused } from './refused.ts'

/** Of a body: the longest page of the demo has some hundreds of values, ten thousand can be put in order. */
export const JSON_BOUNDS = { depth: 100, values: 15_000 }

/**
 * Refuses a JSON body that holds more than anybody writes before anything is made of it: a body's
 * bytes bound what reading it costs, its values what checking and storing it does.
 */
export function boundJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      if (jsonExcess(body, JSON_BOUNDS) === null) return parse(request, body, done)
      done(new RequestRefused(413, 'La demande contient trop de valeurs.'))
    },
  )
}

import type { FastifyRequest } from 'fastify'

/** Host name of a request in lower case, without port; empty when there is none. */
export const requestHost = (request: FastifyRequest): string => request.hostname.toLowerCase()

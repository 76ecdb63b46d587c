import type { FastifyReply, FastifyRequest } from 'fastify'
import { refuseUnderAdmin } from '#framework/api/unknown-routes.ts'
import { answerError, answerRefused } from '#base/platform/http/errors.ts'
import { refuseUnderAjax } from '#features/articles/routes/ajax-errors.ts'
import type { AnswerPage } from '#app/website/routes/page.ts'
import type { BeginAnswer, NameSite } from './request-hooks.ts'
import type { Trusts } from '#base/platform/security/proxy-trust.ts'
import { RequestRefused } from '#base/platform/security/refused.ts'
import { requestFault } from '#base/platform/security/request-guard.ts'

interface Parts {
  trusts: Trusts
  begin: BeginAnswer
  nameSite: NameSite
  answerPage: AnswerPage
}

/**
 * What the framework refuses before it looks for a route, a broken `%` for one: JSON under `/ajax`,
 * else the page of that address, which is the 404 page.
 */
export const answerBeforeRouting =
  ({ trusts, begin, nameSite, answerPage }: Parts) =>
  (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    begin(request, reply)
    const fault = requestFault(request.raw, trusts)
    if (refuseUnderAjax(fault ?? error, request, reply)) return
    if (refuseUnderAdmin(fault ?? error, request, reply)) return
    if (fault !== null) {
      answerRefused(reply, fault)
      return
    }
    nameSite(request)
    answerPage(request, reply).catch((cause: unknown) => {
      if (cause instanceof RequestRefused) return answerRefused(reply, cause)
      request.log.error({ err: cause }, 'La requête a échoué.')
      return answerError(reply, 500)
    })
  }

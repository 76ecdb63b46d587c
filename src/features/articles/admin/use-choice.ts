import { notify } from '#framework/admin/shell/notices.tsx'
import type { Language } from '#base/kit/language.ts'
import { sentenceOf } from '#framework/admin/shell/http.ts'
import { useAct } from '#framework/admin/shell/use-call.ts'
import { type ChoiceChange, received, type ReceivedArticle } from '../contract/received.ts'
import { changeOf } from './received.ts'

type Chosen = Pick<ReceivedArticle, 'id' | 'choice'> & { lang: Language }

/** Changes one thing that the firm adds to an article; the others stay. What it gives says whether it was done. */
export function useChoice({ id, choice, lang }: Chosen) {
  const { mutateAsync } = useAct(received.choose)
  return async (changes: Partial<ChoiceChange>, message: string): Promise<boolean> => {
    try {
      await mutateAsync({
        params: { slug: id },
        body: { ...changeOf(choice), ...changes, lang },
      })
      notify(message)
      return true
    } catch (cause) {
      notify(sentenceOf(cause), { type: 'error' })
      return false
    }
  }
}

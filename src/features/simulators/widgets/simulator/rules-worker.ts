import { answer, readRules } from '../../engine/rules-tasks.ts'
import type { Question } from '../../rules/question.ts'

/* The browser's thread: reads the rules as it begins, then answers what it is asked, one by one. */

readRules()

addEventListener('message', ({ data }: MessageEvent<Question>) => postMessage(answer(data)))

import { everyTask } from './every-task.ts'

// Its driver has no finger.
everyTask('WebKit', { byFinger: { skip: true } })

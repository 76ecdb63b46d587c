import { everyTask } from './every-task.ts'

everyTask('Firefox')

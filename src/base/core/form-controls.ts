/** Hidden controls that every form carries beside its fields. */

/** Id of the widget that the form stands in. */
export const FORM_WIDGET = 'form_widget'

/** The signed token: when the form was drawn, good for one sending. */
export const FORM_TOKEN = 'token'

/** Out of sight and empty: who fills it in is a machine. */
export const FORM_TRAP = 'site_web'

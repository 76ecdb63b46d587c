/**
 * Type of the widget that an editor puts where inner widgets stand: it is drawn as an empty
 * element, in whose place the editor shows the inner widgets. Its id is one more than the index of
 * the place among those of the widget.
 */
export const SLOT_TYPE = 'editor-slot'

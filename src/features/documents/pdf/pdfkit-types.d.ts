// What the library takes and its types leave out.
declare namespace PDFKit.Mixins {
  interface AnnotationOption {
    structParent?: PDFKit.PDFStructureElement
  }
  interface StructureElementOptions {
    scope?: 'Column' | 'Row'
  }
}

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Elements of a drawing that draw; the order of the SVG specification's chapters. */
export const SVG_ELEMENTS = words(`
  svg g defs symbol use title desc style
  path rect circle ellipse line polyline polygon
  text tspan textPath image
  linearGradient radialGradient stop pattern marker clipPath mask
  filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting
  feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR
  feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting
  feSpotLight feTile feTurbulence
`)

/** Attributes that place and paint; nothing that begins with `on`, nothing that names an event. */
export const SVG_ATTRIBUTES = words(`
  xmlns xmlns:xlink version viewBox preserveAspectRatio width height x y x1 y1 x2 y2 cx cy r rx ry
  fx fy fr dx dy d points pathLength transform transform-origin rotate textLength lengthAdjust
  startOffset method spacing
  id class style href xlink:href role aria-label aria-hidden aria-labelledby xml:space xml:lang lang
  fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin
  stroke-miterlimit stroke-dasharray stroke-dashoffset vector-effect paint-order opacity color
  display visibility overflow mix-blend-mode isolation shape-rendering text-rendering
  image-rendering color-interpolation color-interpolation-filters
  font-family font-size font-style font-weight font-variant font-stretch text-anchor
  text-decoration letter-spacing word-spacing dominant-baseline alignment-baseline baseline-shift
  writing-mode
  offset stop-color stop-opacity gradientUnits gradientTransform spreadMethod
  patternUnits patternContentUnits patternTransform
  marker-start marker-mid marker-end markerUnits markerWidth markerHeight refX refY orient
  clip-path clip-rule clipPathUnits mask mask-type maskUnits maskContentUnits
  filter filterUnits primitiveUnits in in2 result mode type values operator k1 k2 k3 k4
  tableValues slope intercept amplitude exponent stdDeviation edgeMode radius order kernelMatrix
  divisor bias targetX targetY kernelUnitLength preserveAlpha surfaceScale diffuseConstant
  specularConstant specularExponent lighting-color flood-color flood-opacity azimuth elevation
  pointsAtX pointsAtY pointsAtZ limitingConeAngle z scale xChannelSelector yChannelSelector
  baseFrequency numOctaves seed stitchTiles
`)

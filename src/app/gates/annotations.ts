/** What annotations are made of. Apart from the other renderers, since every action has them when it starts. */
export { safeLines } from '../../report/text-style.ts';
export {
  annotationLines,
  annotationMessage,
  annotationOf,
  AnnotationPlaces,
  stepAnnotations,
  type Annotation,
} from '../../report/step-annotations.ts';

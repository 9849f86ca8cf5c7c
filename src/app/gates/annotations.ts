/** What annotations are made of. Apart from the other renderers, since every action has them when it starts. */
export { safeLines } from '../../report/text-style.ts';
export {
  annotationLines,
  annotationMessage,
  AnnotationPlaces,
  stepAnnotations,
  type Annotated,
} from '../../report/step-annotations.ts';

/** What annotations are made of. Apart from the other renderers, since every action has them when it starts. */
export { AnnotationPlaces } from '../../report/annotation-places.ts';
export { safeLines } from '../../report/safe-lines.ts';
export { annotationLines, annotationMessage, stepAnnotations, type Annotated } from '../../report/step-annotations.ts';

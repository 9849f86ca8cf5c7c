export const id = 952;
export const ids = [952];
export const modules = {

/***/ 9952:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runTypestateGate: () => (/* binding */ runTypestateGate)
/* harmony export */ });
/* harmony import */ var _app_reports_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7521);
/* harmony import */ var _app_typestate_gate_turns_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(757);
/* harmony import */ var _contracts_typestate_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8463);
/* harmony import */ var _against_of_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(853);
/* harmony import */ var _gate_run_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3668);
/* harmony import */ var _turn_annotations_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5070);






/** The typestate gate alone. */
function runTypestateGate({ comparator, ...inputs }) {
    return (0,_gate_run_js__WEBPACK_IMPORTED_MODULE_4__/* .runGate */ .R)({
        title: 'Typestate gate',
        run: async (world) => (0,_app_typestate_gate_turns_js__WEBPACK_IMPORTED_MODULE_1__/* .gateTurns */ .w)(world, { ...inputs, ...(await (0,_against_of_js__WEBPACK_IMPORTED_MODULE_3__/* .againstOf */ .z)(comparator)) }),
        text: (result) => (0,_app_reports_js__WEBPACK_IMPORTED_MODULE_0__/* .turnsText */ .IZ)(result, _app_reports_js__WEBPACK_IMPORTED_MODULE_0__/* .PLAIN */ .tZ),
        markdown: (result) => (0,_app_reports_js__WEBPACK_IMPORTED_MODULE_0__/* .turnsSummary */ .f$)(result),
        annotations: ({ findings }) => (0,_turn_annotations_js__WEBPACK_IMPORTED_MODULE_5__/* .turnAnnotations */ .C)(findings),
        file: _contracts_typestate_result_js__WEBPACK_IMPORTED_MODULE_2__/* .TYPESTATE_RESULT_FILE */ .D5,
    });
}


/***/ })

};
